-- A booking and the answer kept under a key are a little longer than the 2 kB from which PostgreSQL packs a row. Packing both cost a booking
-- more than all its indexes, and each reading unpacks: rows up to half a page are kept as they are.
alter table booking set (toast_tuple_target = 4080);
alter table idempotency_key set (toast_tuple_target = 4080);
