-- Nights copied forward are an operation like a batch, with its undo.
alter table operation
  drop constraint operation_kind_check,
  add constraint operation_kind_check check (kind in ('cell', 'paste', 'fill', 'batch', 'copy', 'undo'));
