-- What a connected system sends is an operation of its own kind.
alter table operation
  drop constraint operation_kind_check,
  add constraint operation_kind_check check (kind in ('cell', 'paste', 'fill', 'batch', 'copy', 'workbook', 'suggestion', 'push', 'undo'));
