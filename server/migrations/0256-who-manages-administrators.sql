-- Who may make and change administrators. It is given by somebody who has it, never to oneself, and one who can come in always keeps it.
alter table account
  add column manages_administrators boolean not null default false,
  add constraint account_manager_is_administrator check (not manages_administrators or kind = 'admin');
-- Until today every administrator could: those who may enter every property go on.
update account set manages_administrators = true where kind = 'admin' and reach is null;

drop trigger account_changed on account;
create trigger account_changed before update on account
  for each row when ((old.full_name, old.phone, old.email, old.active, old.admin_types, old.reach, old.manages_administrators) is distinct from
                     (new.full_name, new.phone, new.email, new.active, new.admin_types, new.reach, new.manages_administrators))
  execute function account_counts_changes();
