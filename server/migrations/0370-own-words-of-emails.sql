-- What a property says in its emails to guests and agents, by kind. An empty text stands for Innkeeper's own.
create table email_text (
  property_id uuid not null references property,
  kind text not null,
  subject_vi text not null check (char_length(subject_vi) <= 200),
  body_vi text not null check (char_length(body_vi) <= 4000),
  subject_en text not null check (char_length(subject_en) <= 200),
  body_en text not null check (char_length(body_en) <= 4000),
  version integer not null check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, kind),
  constraint email_text_subject_vi_one_line check (subject_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint email_text_subject_en_one_line check (subject_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('email_text');
