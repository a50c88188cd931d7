-- Since when people have been told that the address of a connection fails; null where they have not, and once they were told that it works
-- again (decision 0116).
alter table connection_feed
  add column failing_told_at timestamptz,
  add constraint connection_feed_failing_told_of_address check (failing_told_at is null or url is not null);
alter table ari_feed
  add column failing_told_at timestamptz,
  add constraint ari_feed_failing_told_of_address check (failing_told_at is null or url is not null);
