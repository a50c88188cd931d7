-- Files stand in the storage, not in the database; this is what they are kept for. Every name that is written there begins with
-- a file key that was entered here first, so that what a crash left behind is found. `last_used_at` is moved on while something
-- refers to the key; the sweep takes away what nothing referred to for a day.
create table stored_file (
  file_key text primary key check (file_key ~ '^[a-z0-9]{20,64}$'),
  names text[] not null,
  -- Whether all names were written: the same file sent again need not be worked on again.
  complete boolean not null default false,
  last_used_at timestamptz not null default now()
);
grant select, insert, update, delete on stored_file to innkeeper_platform;

-- A photo of a property's library. The hash is of the file as it was sent: the same photo sent twice is one image.
create table image (
  property_id uuid not null references property,
  image_id uuid not null,
  file_key text not null,
  sent_hash bytea not null check (length(sent_hash) = 32),
  file_name text not null default '' check (char_length(file_name) <= 255),
  category text not null default 'other',
  caption_vi text not null default '' check (char_length(caption_vi) <= 255),
  caption_en text not null default '' check (char_length(caption_en) <= 255),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The widths that it is served in, from the smallest.
  widths smallint[] not null check (cardinality(widths) > 0),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null default now(),
  uploaded_by text not null default '',
  primary key (property_id, image_id),
  unique (property_id, sent_hash)
);
call wall_off('image');
create index image_in_time on image (property_id, uploaded_at desc, image_id);
create index image_of_file on image (file_key);

-- The photos that a property shows of itself, in their order; at most one is the main one.
create table property_image (
  property_id uuid not null,
  image_id uuid not null,
  main boolean not null default false,
  display_order integer not null check (display_order > 0),
  primary key (property_id, image_id),
  foreign key (property_id, image_id) references image
);
call wall_off('property_image');
create unique index property_image_main on property_image (property_id) where main;

create table room_type_image (
  property_id uuid not null,
  room_type_id uuid not null,
  image_id uuid not null,
  main boolean not null default false,
  display_order integer not null check (display_order > 0),
  primary key (property_id, room_type_id, image_id),
  foreign key (property_id, room_type_id) references room_type on delete cascade,
  foreign key (property_id, image_id) references image
);
call wall_off('room_type_image');
create unique index room_type_image_main on room_type_image (property_id, room_type_id) where main;
create index room_type_image_of_image on room_type_image (property_id, image_id);

-- Who last put a list of photos in order, and how often that was done: the property's own (under its id) or a room type's.
create table photo_list (
  property_id uuid not null references property,
  list_id uuid not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (property_id, list_id)
);
call wall_off('photo_list');

-- A person's picture; people stand outside properties, and a property sees its own people's.
create table account_avatar (
  account_id uuid primary key references account on delete cascade,
  file_key text not null,
  widths smallint[] not null check (cardinality(widths) > 0),
  changed_at timestamptz not null default now()
);
create index account_avatar_of_file on account_avatar (file_key);
grant select, insert, update, delete on account_avatar to innkeeper_platform;
grant select on account_avatar to innkeeper_tenant;
alter table account_avatar enable row level security;
create policy own_people on account_avatar for select to innkeeper_tenant
  using (exists (select from membership m where m.property_id = current_property() and m.account_id = account_avatar.account_id));
create policy platform on account_avatar to innkeeper_platform using (true);

-- A certificate that somebody without an account uploaded. Whoever holds the secret may hand it in until it expires; what was
-- handed in is kept by whoever took it, under the file's key.
create table certificate_upload (
  certificate_upload_id uuid primary key,
  secret_hash bytea not null check (length(secret_hash) = 32),
  file_key text not null unique,
  file_name text not null check (char_length(file_name) between 1 and 255),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index certificate_upload_expiring on certificate_upload (expires_at);
grant select, insert, update, delete on certificate_upload to innkeeper_platform;

-- What an upload holds, for who holds its secret: a property's request may ask this and sees no other upload.
create function uploaded_certificate(upload uuid, secret bytea)
returns table (file_key text, file_name text, media_type text, bytes integer, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.file_key, c.file_name, c.media_type, c.bytes, c.expires_at from certificate_upload c
   where c.certificate_upload_id = upload and c.secret_hash = secret
$$;
revoke execute on function uploaded_certificate from public;
grant execute on function uploaded_certificate to innkeeper_tenant, innkeeper_platform;
