-- Links in letters about requests and offers: whoever has one answers without signing in, once. Only the hash of a token is kept.
create table answer_link (
  property_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  booking_request_id uuid not null,
  -- The offer that the agent answers; without one the property answers the request.
  offer_no smallint,
  -- The user whose letter it was in; without one it was the property's own address, or the agent's.
  account_id uuid,
  address text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (property_id, token_hash),
  foreign key (property_id, booking_request_id) references booking_request,
  foreign key (property_id, booking_request_id, offer_no) references booking_offer,
  foreign key (property_id, account_id) references membership on delete cascade,
  constraint answer_link_for_a_while check (expires_at > made_at),
  constraint answer_link_of_one_side check (account_id is null or offer_no is null)
);
call wall_off('answer_link');
-- A link is used up, never handed on or opened again.
revoke update, delete on answer_link from innkeeper_tenant, innkeeper_platform;
grant update (used_at) on answer_link to innkeeper_tenant;
grant delete on answer_link to innkeeper_platform;
create index answer_link_of_request on answer_link (property_id, booking_request_id, offer_no);
create index answer_link_of_account on answer_link (property_id, account_id);
create index answer_link_expired on answer_link (expires_at);
