-- Every email that a property sends, or gets about its bookings, and what became of it. Its content is not kept here: the outbox has it
-- until the email is sent.
create table property_email (
  property_id uuid not null references property,
  -- That of its event in the outbox, and of its Message-ID.
  email_id uuid not null,
  about text not null check (about in ('booking', 'ticketBooking', 'other')),
  -- The code of what it is about; empty where it has none.
  code text not null,
  audience text not null check (audience in ('guest', 'agent', 'property', 'person')),
  kind text not null,
  -- What happened, where the email can be written again from its booking.
  news text,
  -- Empty until the email is written.
  receiver text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'again', 'failed', 'returned', 'notSent')),
  problem text,
  -- What a mail server said, where it refused.
  reply text not null default '' check (char_length(reply) <= 200),
  attempts integer not null default 0 check (attempts >= 0),
  next_at timestamptz,
  posted_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The email that was sent in its place, because a person asked for it.
  sent_again_as uuid,
  primary key (property_id, email_id),
  constraint property_email_why check ((problem is null) = (state in ('waiting', 'sent'))),
  constraint property_email_next check ((next_at is not null) = (state = 'again'))
);
call wall_off('property_email');
create index property_email_of on property_email (property_id, code) where about <> 'other';
create index property_email_id on property_email (email_id);
