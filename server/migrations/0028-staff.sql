-- Groups are records like others: named in both languages, each name once in a property, with a version. Names that stood twice get a number.
alter table staff_group rename column name to name_vi;
alter table staff_group
  add column name_en text check (char_length(name_en) between 1 and 50),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default 'Innkeeper';
update staff_group set name_vi = regexp_replace(name_vi, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', ' ', 'g');
with twice as (
  select property_id, staff_group_id, row_number() over (partition by property_id, lower(name_vi) order by staff_group_id) as place from staff_group
)
update staff_group g set name_vi = left(g.name_vi, 40) || ' (' || t.place || ')'
  from twice t where t.property_id = g.property_id and t.staff_group_id = g.staff_group_id and t.place > 1;
update staff_group set name_en = name_vi;
alter table staff_group alter column name_en set not null;
alter table staff_group
  add constraint staff_group_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint staff_group_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
create unique index staff_group_name_vi on staff_group (property_id, lower(name_vi));
create unique index staff_group_name_en on staff_group (property_id, lower(name_en));

alter table staff_group_function add constraint staff_group_function_code check (function_code ~ '^[A-Z_]+_[12]$');
alter table member_function add constraint member_function_code check (function_code ~ '^[A-Z_]+_[12]$');

-- A group that somebody is in cannot be deleted.
alter table staff_group_member
  drop constraint staff_group_member_property_id_staff_group_id_fkey,
  add constraint staff_group_member_of_group foreign key (property_id, staff_group_id) references staff_group;
create index staff_group_member_of_account on staff_group_member (property_id, account_id);

-- The groups that every property begins with. They may be changed; one that was deleted or renamed is not made again.
create function make_ready_groups(of_property uuid) returns void language plpgsql as $$
declare
  own constant text[] := '{SETTING_1,ACCOUNT_INFO_1,PERSONAL_ACCOUNT_1,PERSONAL_ACCOUNT_2,SUPPORT_1,USER_GUIDE_1}';
  everything constant text[] := '{DASHBOARD,BOOKING,BOOKING_LIST,SEND_REQUEST,TRANSACTION,SALE,AVAIL_RATE,PLAN_PROMOTION,SERVICE,GIFT_CODE,SETTING,ACCOUNT_INFO,PERSONAL_ACCOUNT,USER_MANAGEMENT,USER_LIST,USER_GROUP,E_CONTRACT,HOTEL_INFO,GENERAL_INFO,REGISTRATION_INFO,HOTEL_AMENITY,HOTEL_IMAGE,NEARBY_PLACE,HOTEL_CHAIN,ROOM_TYPE_INFO,ROOM_INFO,ROOM_AMENITY,ROOM_IMAGE,HOTEL_CONFIG,GENERAL_CONFIG,PAYMENT_POLICY,CANCELLATION_POLICY,PAYMENT_GATEWAY,IMAGE_LIBRARY,HOTEL_SETTING,TRAVEL_AGENT,AGENT_LIST,UNLINKED_LIST,ACTIVITY_LOG,SYSTEM_LOG,RATE_LOG,INVENTORY_LOG,SALE_CHANNEL,TA_PORTAL,BE_HOTEL_PAGE,CHANNEL_MANAGER,SUPPORT,USER_GUIDE,BE_INTEGRATION,BE_SETTINGS}';
  made record;
  new_id uuid;
begin
  for made in
    select * from (values
      (1, 'Chủ khách sạn', 'Owner', 'Mọi chức năng, như chủ sở hữu.', array(select name || suffix from unnest(everything) as name, unnest('{_1,_2}'::text[]) as suffix)),
      (2, 'Chỉ xem', 'Read only', 'Xem mọi thứ, không sửa gì.', own || array(select name || '_1' from unnest(everything) as name)),
      (3, 'Lễ tân', 'Reception', 'Đặt phòng, yêu cầu, phòng trống và giá.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,BOOKING_LIST_2,SEND_REQUEST_1,SEND_REQUEST_2,TRANSACTION_1,SALE_1,AVAIL_RATE_1,AVAIL_RATE_2}'::text[]),
      (4, 'Doanh thu', 'Revenue', 'Giá, gói bán, khuyến mãi, đại lý và các nhật ký thay đổi.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,SALE_1,AVAIL_RATE_1,AVAIL_RATE_2,PLAN_PROMOTION_1,PLAN_PROMOTION_2,SERVICE_1,SERVICE_2,GIFT_CODE_1,GIFT_CODE_2,TRAVEL_AGENT_1,AGENT_LIST_1,AGENT_LIST_2,UNLINKED_LIST_1,UNLINKED_LIST_2,ACTIVITY_LOG_1,RATE_LOG_1,INVENTORY_LOG_1,SALE_CHANNEL_1,TA_PORTAL_1}'::text[]),
      (5, 'Kế toán', 'Accountant', 'Giao dịch, chính sách thanh toán và hợp đồng.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,TRANSACTION_1,TRANSACTION_2,E_CONTRACT_1,HOTEL_INFO_1,HOTEL_CONFIG_1,PAYMENT_POLICY_1,CANCELLATION_POLICY_1,PAYMENT_GATEWAY_1,TRAVEL_AGENT_1,AGENT_LIST_1}'::text[]),
      (6, 'Nội dung', 'Content', 'Thông tin, tiện nghi và ảnh của chỗ nghỉ và loại phòng.',
        own || '{DASHBOARD_1,HOTEL_INFO_1,GENERAL_INFO_1,REGISTRATION_INFO_1,HOTEL_AMENITY_1,HOTEL_AMENITY_2,HOTEL_IMAGE_1,HOTEL_IMAGE_2,NEARBY_PLACE_1,NEARBY_PLACE_2,ROOM_TYPE_INFO_1,ROOM_INFO_1,ROOM_AMENITY_1,ROOM_AMENITY_2,ROOM_IMAGE_1,ROOM_IMAGE_2,IMAGE_LIBRARY_1,IMAGE_LIBRARY_2,SALE_CHANNEL_1,TA_PORTAL_1}'::text[])
    ) as ready (place, name_vi, name_en, description, codes)
  loop
    insert into staff_group (property_id, staff_group_id, name_vi, name_en, description)
      values (of_property, overlay(overlay(md5(of_property::text || made.place) placing '8' from 13) placing '8' from 17)::uuid, made.name_vi, made.name_en, made.description)
      on conflict do nothing returning staff_group_id into new_id;
    continue when new_id is null;
    insert into staff_group_function (property_id, staff_group_id, function_code)
      select distinct of_property, new_id, code from unnest(made.codes) as code;
  end loop;
end
$$;
do $$
declare
  one uuid;
begin
  for one in select property_id from property loop
    perform make_ready_groups(one);
  end loop;
end
$$;

-- A person's place at a property: since when as it is, and when and from where they last came in.
alter table membership
  add column version integer not null default 1,
  add column added_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default 'Innkeeper',
  add column entered_at timestamptz,
  add column entered_from text not null default '',
  add column entered_with text not null default '';
update membership m set entered_at = last.started_at, entered_from = last.address, entered_with = last.device
  from (select distinct on (property_id, account_id) property_id, account_id, started_at, address, device
          from session where property_id is not null order by property_id, account_id, started_at desc) as last
 where last.property_id = m.property_id and last.account_id = m.account_id;
update membership m set entered_at = last.at
  from (select property_id, account_id, max(at) as at from diary_entry where account_id is not null group by property_id, account_id) as last
 where last.property_id = m.property_id and last.account_id = m.account_id and m.entered_at is null;

create function note_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update membership set entered_at = new.started_at, entered_from = new.address, entered_with = new.device
   where property_id = new.property_id and account_id = new.account_id;
  return null;
end
$$;
create trigger session_entered after insert on session
  for each row when (new.property_id is not null) execute function note_entry();

-- People are added, linked and removed by the functions below only; a property never makes an owner.
revoke insert, update, delete on membership from innkeeper_tenant;
grant update (active, version, changed_at, changed_by) on membership to innkeeper_tenant;

-- An invited person has no password before they choose one; a first one that somebody else typed must be changed at the first sign-in.
alter table account
  add column has_password boolean generated always as (password_hash <> 'invited') stored,
  add column password_is_first boolean not null default false;
grant select (has_password, password_is_first) on account to innkeeper_tenant;

-- The property opens with its owner and its groups.
create or replace function open_property(facts jsonb, applicant uuid, move_id uuid, terms text, proof jsonb) returns void language plpgsql as $$
declare
  of_property uuid := facts ->> 'property_id';
  given text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(facts) as key);
begin
  execute format('insert into property (%1$s) select %1$s from jsonb_populate_record(null::property, $1)', given) using facts;
  insert into registration (property_id, account_id, terms_version) values (of_property, applicant, terms);
  insert into certificate (property_id, certificate_no, file, file_name, media_type, bytes, verify_by)
    select of_property, 1, p.file, p.file_name, p.media_type, p.bytes, p.verify_by from jsonb_populate_record(null::certificate, proof) as p;
  insert into contact_person (property_id, line_no, full_name, phone, email, position)
    select of_property, 1, a.full_name, a.phone, a.email, a.position from account a
     where a.account_id = applicant and char_length(a.full_name) <= 50 and char_length(a.position) between 1 and 50;
  insert into property_move (property_id, property_move_id, act, to_state, mover, account_id, person)
    select of_property, move_id, 'register', 'create', 'property', applicant, a.full_name from account a where a.account_id = applicant;
  insert into membership (property_id, account_id, owner) values (of_property, applicant, true);
  perform make_ready_groups(of_property);
end
$$;

-- Looks and acts over the wall, no wider than they must be. Each is about the running property's people.
create function names_taken(wanted_name text, wanted_email text) returns table (user_name boolean, email boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from account a where lower(a.user_name) = lower(wanted_name)),
         exists (select from account a where lower(a.email) = lower(wanted_email))
$$;

-- Adds a person to the running property; false where the name or the email has been taken meanwhile.
create function add_person(facts jsonb, by_person text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p account := jsonb_populate_record(null::account, facts);
begin
  insert into account (account_id, kind, user_name, email, full_name, phone, address, position, language, password_hash, password_is_first)
    values (p.account_id, 'user', p.user_name, p.email, p.full_name, p.phone, p.address, p.position, p.language,
            coalesce(p.password_hash, 'invited'), p.password_hash is not null)
    on conflict do nothing;
  if not found then return false; end if;
  insert into membership (property_id, account_id, changed_by) values (current_property(), p.account_id, by_person);
  return true;
end
$$;

-- The people of all properties that an owner of the running one owns.
create function people_of_owner(owner_id uuid)
returns table (account_id uuid, full_name text, user_name text, email text, property_id uuid, name_vi text, name_en text, owner boolean, active boolean, groups_vi text[], groups_en text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select a.account_id, a.full_name, a.user_name, a.email, p.property_id, p.name_vi, p.name_en, m.owner, m.active and a.active,
      array(select g.name_vi from staff_group_member gm join staff_group g using (property_id, staff_group_id)
             where gm.property_id = m.property_id and gm.account_id = m.account_id order by g.name_vi collate "vi-x-icu"),
      array(select g.name_en from staff_group_member gm join staff_group g using (property_id, staff_group_id)
             where gm.property_id = m.property_id and gm.account_id = m.account_id order by g.name_en collate "vi-x-icu")
    from membership m
    join account a using (account_id)
    join property p using (property_id)
   where exists (select from membership mine
                  where mine.property_id = m.property_id and mine.account_id = owner_id and mine.owner and mine.active)
     and exists (select from membership here
                  where here.property_id = current_property() and here.account_id = owner_id and here.owner and here.active)
$$;

-- Lets a person of an owner's other property work here too; false where there is no such person, or they are here already.
create function link_person(person_id uuid, owner_id uuid, by_person text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into membership (property_id, account_id, changed_by)
    select distinct current_property(), p.account_id, by_person from people_of_owner(owner_id) p
     where p.account_id = person_id and p.property_id <> current_property()
    on conflict do nothing;
  return found;
end
$$;

-- What is known of a person who works here. The address of letters can be set right until the person has chosen a password, and only
-- where they work nowhere else: later it would let a stranger recover the account.
create function change_person(person_id uuid, facts jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account a
     set full_name = facts ->> 'full_name', phone = facts ->> 'phone', address = facts ->> 'address', position = facts ->> 'position',
         email = case when a.has_password or exists (select from membership o where o.account_id = person_id and o.property_id <> current_property())
                      then a.email else facts ->> 'email' end
   where a.account_id = person_id and a.kind = 'user'
     and exists (select from membership m where m.property_id = current_property() and m.account_id = person_id);
end
$$;

-- Removes a person who never came in; their account too, where they work nowhere else and never signed in.
create function remove_person(person_id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from membership where property_id = current_property() and account_id = person_id and not owner and entered_at is null;
  if not found then return false; end if;
  delete from account a
   where a.account_id = person_id and a.kind = 'user' and a.last_sign_in_at is null
     and not exists (select from membership m where m.account_id = person_id)
     and not exists (select from registration r where r.account_id = person_id);
  return true;
end
$$;
alter table recovery_token
  drop constraint recovery_token_account_id_fkey,
  add constraint recovery_token_of_account foreign key (account_id) references account on delete cascade;

-- The live sessions of a person at the running property.
create function sessions_here(person_id uuid)
returns table (session_id uuid, address text, device text, started_at timestamptz, last_seen_at timestamptz, idle_seconds float8)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.session_id, s.address, s.device, s.started_at, s.last_seen_at, extract(epoch from now() - s.active_at)::float8
    from session s join account a using (account_id)
   where s.property_id = current_property() and s.account_id = person_id and a.kind = 'user' and s.ended_at is null and s.expires_at > now()
$$;

-- Ends the sessions of a person at the running property, or one of them.
create function end_sessions_here(person_id uuid, only_one uuid) returns table (session_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  update session s set ended_at = now()
   where s.property_id = current_property() and s.account_id = person_id and s.ended_at is null and s.session_id = coalesce(only_one, s.session_id)
     and exists (select from membership m where m.property_id = current_property() and m.account_id = person_id)
  returning s.session_id
$$;
revoke execute on function names_taken(text, text), add_person(jsonb, text), people_of_owner(uuid), link_person(uuid, uuid, text),
  change_person(uuid, jsonb), remove_person(uuid), sessions_here(uuid), end_sessions_here(uuid, uuid) from public;
grant execute on function names_taken(text, text), add_person(jsonb, text), people_of_owner(uuid), link_person(uuid, uuid, text),
  change_person(uuid, jsonb), remove_person(uuid), sessions_here(uuid), end_sessions_here(uuid, uuid) to innkeeper_tenant;

-- What a person says of themselves counts as a change of every record of them.
create function account_renews_memberships() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update membership set version = version + 1, changed_at = now(), changed_by = new.full_name where account_id = new.account_id;
  return null;
end
$$;
create trigger account_told after update on account
  for each row when ((old.full_name, old.phone, old.address, old.position, old.email) is distinct from
                     (new.full_name, new.phone, new.address, new.position, new.email))
  execute function account_renews_memberships();

-- An invitation: a link by mail, open until it expires, another is sent, or the person has chosen a password.
create table invitation (
  property_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  account_id uuid not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (property_id, token_hash),
  foreign key (property_id, account_id) references membership on delete cascade
);
call wall_off('invitation');
create index invitation_of_account on invitation (property_id, account_id);
