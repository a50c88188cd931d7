-- Events become seasons, which the property's people name, colour and move.
alter table property_event
  add column color text not null default 'grey' check (color in ('green', 'amber', 'red', 'violet', 'grey')),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '';
