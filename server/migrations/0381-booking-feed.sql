-- How far each connected system knows the bookings, and where it wants to be told of them (decision 0104).
create table connection_feed (
  property_id uuid not null,
  connection_id uuid not null,
  -- Revisions up to this number are acknowledged, all of them, or from before the connection.
  acknowledged_until bigint not null check (acknowledged_until >= 0),
  -- Since when people have been told that nobody acknowledges; null where nothing has waited for too long.
  alarmed_at timestamptz,
  url text check (char_length(url) <= 2000 and url like 'https://%'),
  -- Sealed for this connection; opened only to sign. The former one signs as well until `former_until`.
  sealed_secret bytea,
  sealed_former_secret bytea,
  former_until timestamptz,
  url_since timestamptz,
  -- Since when the address has not taken anything.
  failing_since timestamptz,
  primary key (property_id, connection_id),
  foreign key (property_id, connection_id) references connection,
  constraint connection_feed_signed check ((url is null) = (sealed_secret is null) and (url is null) = (url_since is null)),
  constraint connection_feed_former_whole check ((sealed_former_secret is null) = (former_until is null) and (url is not null or former_until is null)),
  constraint connection_feed_fails_at_address check (failing_since is null or url is not null)
);
call wall_off('connection_feed');
revoke delete on connection_feed from innkeeper_tenant, innkeeper_platform;
create index connection_feed_told on connection_feed (property_id) where url is not null;

-- A connection is told of what happens from now on.
create function begin_feed() returns trigger language plpgsql as $$
begin
  insert into connection_feed (property_id, connection_id, acknowledged_until)
    select new.property_id, new.connection_id, coalesce(max(number), 0) from booking_revision where property_id = new.property_id;
  return null;
end
$$;
create trigger connection_begins_feed after insert on connection for each row execute function begin_feed();
insert into connection_feed (property_id, connection_id, acknowledged_until)
  select property_id, connection_id, (select coalesce(max(number), 0) from booking_revision r where r.property_id = c.property_id)
    from connection c;

-- What a connection has acknowledged, with the number or code that it has given the booking: by a call, or by answering to a webhook.
create table booking_acknowledgement (
  property_id uuid not null,
  connection_id uuid not null,
  number bigint not null,
  way text not null check (way in ('call', 'webhook')),
  reference text not null default '' check (char_length(reference) <= 100),
  at timestamptz not null,
  primary key (property_id, connection_id, number),
  foreign key (property_id, connection_id) references connection_feed,
  foreign key (property_id, number) references booking_revision,
  constraint booking_acknowledgement_reference_one_line check (reference !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('booking_acknowledgement');
revoke delete on booking_acknowledgement from innkeeper_tenant, innkeeper_platform;

-- What was sent to a connection's address: each revision with its last attempt.
create table webhook_delivery (
  property_id uuid not null,
  connection_id uuid not null,
  number bigint not null,
  state text not null check (state in ('waiting', 'sent', 'putAside')),
  attempts integer not null default 0 check (attempts >= 0),
  last_at timestamptz,
  -- Since when it is to be sent again, because a person asked for it.
  asked_at timestamptz,
  -- What the address answered last; null where it did not answer.
  answer_code smallint,
  milliseconds integer,
  problem text,
  primary key (property_id, connection_id, number),
  foreign key (property_id, connection_id) references connection_feed,
  foreign key (property_id, number) references booking_revision,
  constraint webhook_put_aside_with_why check (state <> 'putAside' or problem is not null),
  constraint webhook_sent_without_problem check (state <> 'sent' or problem is null)
);
call wall_off('webhook_delivery');
revoke delete on webhook_delivery from innkeeper_tenant, innkeeper_platform;
create index webhook_delivery_last on webhook_delivery (property_id, connection_id, number desc);
