-- What a sender's domain tells its keys of DKIM apart by: nobody can list them, so the property says it.
alter table property_mail
  add column dkim_selector text not null default '' check (char_length(dkim_selector) <= 63 and dkim_selector ~ '^[A-Za-z0-9._-]*$');
