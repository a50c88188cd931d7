-- Nights read from a workbook are an operation like a batch, with its undo; the logs name Excel as where it came from.
alter table operation
  drop constraint operation_kind_check,
  add constraint operation_kind_check check (kind in ('cell', 'paste', 'fill', 'batch', 'copy', 'workbook', 'undo')),
  drop constraint operation_origin_check,
  add constraint operation_origin_check check (origin in ('screen', 'batch', 'excel', 'pms', 'agent'));
