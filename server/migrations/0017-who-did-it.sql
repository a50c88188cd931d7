-- Who did what a notification tells, if somebody who works here: their own bell does not tell it.
alter table notification add column account_id uuid references account;
