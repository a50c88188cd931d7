-- Only the kinds that something writes; pushing and copying were planned and never came.
alter table operation
  drop constraint operation_kind_check,
  add constraint operation_kind_check check (kind in ('cell', 'paste', 'fill', 'batch', 'undo'));
