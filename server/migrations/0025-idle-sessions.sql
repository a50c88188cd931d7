-- When a person last did something in a session. `last_seen_at` tells only that a screen was open: its live stream refreshes it.
alter table session add column active_at timestamptz not null default now();
-- The sessions of one sign-in: what a person does in one of them keeps all of them alive.
alter table session add column sign_in_id uuid not null default gen_random_uuid();
create index session_of_sign_in on session (sign_in_id) where ended_at is null;
