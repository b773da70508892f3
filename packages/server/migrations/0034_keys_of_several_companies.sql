-- The companies of a key that serves several. Such a key is kept under a hash of its own kind, so that a server of the
-- version before, which would take what is delivered for the first company's, does not know it.
create table machine_key_companies (
  key_id bigint not null references machine_keys on delete cascade,
  company_id bigint not null references companies on delete cascade,
  primary key (key_id, company_id)
);
create index machine_key_companies_company on machine_key_companies (company_id);
