-- How a property's letters to agents and guests are sent. Without a row, Innkeeper's own server sends them.
create table property_mail (
  property_id uuid primary key references property,
  sender_type text not null check (sender_type in ('innkeeper', 'own')),
  display_name text not null check (char_length(display_name) <= 100),
  sender_address text not null check (char_length(sender_address) <= 255),
  smtp_address text not null check (char_length(smtp_address) <= 253),
  port integer not null check (port between 1 and 65535),
  encryption_type text not null check (encryption_type in ('tls', 'starttls', 'none')),
  authentication boolean not null,
  user_name text not null check (char_length(user_name) <= 255),
  -- Sealed for this property and its server; opened only to send.
  sealed_password bytea,
  password_set_at timestamptz,
  -- Since when, and why, the server does not take letters; the moment of the last attempt keeps others from waiting for it again at once.
  failing_since timestamptz,
  failed_at timestamptz,
  problem text,
  version integer not null default 2 check (version > 1),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  constraint property_mail_display_name_one_line check (display_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint property_mail_user_name_one_line check (user_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint own_mail_server_whole check (sender_type = 'innkeeper' or (smtp_address <> '' and sender_address <> '')),
  constraint mail_password_encrypted check (sender_type = 'innkeeper' or not authentication or encryption_type <> 'none'),
  constraint mail_password_there check (sender_type = 'innkeeper' or not authentication or sealed_password is not null),
  constraint mail_password_dated check ((sealed_password is null) = (password_set_at is null)),
  constraint mail_failure_whole check ((failing_since is null) = (problem is null) and (failing_since is null) = (failed_at is null))
);
call wall_off('property_mail');

-- The kinds of letters that a property has switched off, or on again.
create table letter_kind (
  property_id uuid not null references property,
  kind text not null,
  active boolean not null,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, kind)
);
call wall_off('letter_kind');
