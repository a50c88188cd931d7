-- Links by which a booking is paid at a gateway, and each try to pay one.
create table payment_link (
  property_id uuid not null,
  payment_link_id uuid not null,
  booking_id uuid not null,
  -- The gateways take dong alone.
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  made_at timestamptz not null,
  made_by text not null,
  primary key (property_id, payment_link_id),
  -- Whoever opens a link names no property.
  constraint payment_link_anywhere unique (payment_link_id),
  foreign key (property_id, booking_id) references booking
);
call wall_off('payment_link');
revoke delete on payment_link from innkeeper_tenant, innkeeper_platform;
create index payment_link_of_booking on payment_link (property_id, booking_id);

-- A payer was sent to a gateway. What the gateway says is counted once: an order is paid by one entry of the ledger, and stays paid.
create table payment_order (
  property_id uuid not null,
  payment_order_id uuid not null,
  payment_link_id uuid not null,
  rail text not null check (rail in ('vnpay', 'onepay')),
  -- The order's name at the gateway, which sends it back.
  reference text not null,
  amount bigint not null check (amount > 0),
  address text not null,
  state text not null default 'started' check (state in ('started', 'paid', 'failed', 'silent')),
  started_at timestamptz not null,
  asked_at timestamptz,
  decided_at timestamptz,
  -- The gateway's own number of the payment, and its answer.
  gateway_number text,
  gateway_code text,
  ledger_entry_id uuid,
  primary key (property_id, payment_order_id),
  constraint payment_order_reference unique (reference),
  foreign key (property_id, payment_link_id) references payment_link,
  foreign key (property_id, ledger_entry_id) references ledger_entry,
  constraint payment_order_counted_once unique (property_id, ledger_entry_id),
  constraint payment_order_paid_by_an_entry check ((state = 'paid') = (ledger_entry_id is not null))
);
call wall_off('payment_order');
revoke delete on payment_order from innkeeper_tenant, innkeeper_platform;
create index payment_order_of_link on payment_order (property_id, payment_link_id);
create index payment_order_open on payment_order (started_at) where state = 'started';
