-- The legal information of the electronic contract. It is saved whole or not at all; a property's contract that nobody has begun yet
-- ("not created") may hold it already. Rates are basis points (100 % = 10000).
alter table e_contract
  add column business_name text check (char_length(business_name) between 1 and 255),
  add column tax_code text check (char_length(tax_code) between 1 and 20),
  add column address text check (char_length(address) between 1 and 255),
  add column bank_account_number text check (char_length(bank_account_number) between 3 and 50),
  add column account_owner text check (char_length(account_owner) between 1 and 255),
  add column bank_bin text check (char_length(bank_bin) between 1 and 20),
  add column branch text check (char_length(branch) between 1 and 255),
  add column legal_representative text check (char_length(legal_representative) between 1 and 255),
  add column signer text check (char_length(signer) between 1 and 255),
  add column signer_position text check (char_length(signer_position) between 1 and 255),
  add column commission_basis_points integer check (commission_basis_points between 0 and 10000),
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by text not null default '',
  drop constraint e_contract_state_check,
  add constraint e_contract_state_check check (state in
    ('not created', 'create', 'released', 'wait sign', 'completed', 'signed', 'in dispute', 'liquidated', 'closed'));

-- Of a property on sale: a flag of completeness that it lost and that the platform was told of. The row goes when the flag holds again,
-- so that each loss is told once.
create table completeness_loss (
  property_id uuid not null references property,
  flag text not null,
  told_at timestamptz not null default now(),
  primary key (property_id, flag)
);
call wall_off('completeness_loss');
