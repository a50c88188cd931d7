-- That an administrator entered a property, and left it, are lines of the property's diary: who, when, from where. A session has at most
-- one line of each kind, whichever server writes it.
alter table diary_entry add column kind text not null default 'change' check (kind in ('change', 'entry', 'leaving'));
alter table diary_entry add column session_id uuid;
alter table diary_entry add column address text;
alter table diary_entry add constraint diary_entry_of_visit
  check (kind = 'change' or (session_id is not null and account_id is not null and address is not null));
create unique index diary_entry_once on diary_entry (property_id, session_id, kind) where kind <> 'change';
create index diary_entry_of_entering on diary_entry (property_id, at desc) where kind = 'entry';

-- Whether the diary still has to tell that the session's person left; null where nobody is told of it (staff, the platform's own session).
alter table session add column leaving text check (leaving in ('open', 'recorded'));
alter table session add constraint leaving_of_property check (leaving is null or property_id is not null);
-- Whoever asks to enter again where their sign-in is already goes on in the same session.
create unique index session_of_visit on session (sign_in_id, property_id) where leaving = 'open' and ended_at is null;
create index session_to_leave on session (session_id) where leaving = 'open';

-- Administrators who are in a property now; of several sessions of one sign-in the latest is told.
with inside as (
  update session s set leaving = 'open' from account a
   where a.account_id = s.account_id and a.kind = 'admin' and s.property_id is not null and s.ended_at is null and s.expires_at > now()
     and not exists (
       select from session later where later.sign_in_id = s.sign_in_id and later.property_id = s.property_id and later.ended_at is null
          and (later.started_at, later.session_id) > (s.started_at, s.session_id))
  returning s.property_id, s.session_id, s.account_id, s.started_at, s.address, s.device, a.full_name)
insert into diary_entry (property_id, diary_entry_id, at, account_id, person, origin, call, subject, after_values, request_id, kind, session_id, address)
  select property_id, gen_random_uuid(), started_at, account_id, full_name, 'screen', 'supplier/hotel/login', full_name,
      jsonb_build_object('device', device), '', 'entry', session_id, address
    from inside;
