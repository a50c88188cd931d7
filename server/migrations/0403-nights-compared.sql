-- Each night a connected system that offers it is asked what it has, and what differs is sent again once (decision 0111).
alter table ari_feed
  add column compares boolean not null default false,
  -- The property's day on which it was last asked, and when it answered.
  add column asked_on date,
  add column compared_at timestamptz;
alter table ari_cell
  -- When the system last had something else, and what.
  add column differed_at timestamptz,
  add column theirs jsonb;
alter table ari_message add column kind text not null default 'changed' check (kind in ('changed', 'compared'));
