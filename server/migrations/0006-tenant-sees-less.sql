-- People stand outside properties, but a property's request sees its own people only; the platform, where people sign in, sees all.
alter table account enable row level security;
create policy own_people on account to innkeeper_tenant
  using (exists (select from membership m where m.property_id = current_property() and m.account_id = account.account_id));
create policy platform on account to innkeeper_platform using (true);

-- A kept answer tells of guests and prices: a property's request reads its own people's answers (scope "account@property"), and
-- writes those and a travel agent's (scope: the agent), whose request enters the property after its key was looked up.
alter table idempotency_key enable row level security;
create policy own_answers on idempotency_key for select to innkeeper_tenant using (split_part(scope, '@', 2) = current_property()::text);
create policy answers_given on idempotency_key for insert to innkeeper_tenant
  with check (split_part(scope, '@', 2) in ('', current_property()::text));
create policy platform on idempotency_key to innkeeper_platform using (true);

-- Nothing that a property does makes or unmakes a property, or unmakes what was booked.
revoke insert, delete on property from innkeeper_tenant;
revoke delete on e_contract, booking, booking_room, travel_agent_link from innkeeper_tenant;
