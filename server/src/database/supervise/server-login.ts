import pg from 'pg'

/** The login that serves requests on an embedded database: it owns nothing, and may only become one of the roles of requests. */
export const serverLogin = 'innkeeper_server'

/** The roles that requests run as; none of them can log in. */
const requestRoles = ['innkeeper_tenant', 'innkeeper_platform', 'innkeeper_limited']

const lockKey = 7_166_002

/** Makes the login unless it exists, and sets its password; on a connection that may make roles. */
export const makeServerLogin = async (owner: pg.Pool, password: string): Promise<void> => {
  await owner.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${lockKey});
      if not exists (select from pg_roles where rolname = '${serverLogin}') then create role ${serverLogin}; end if;
      alter role ${serverLogin} login noinherit password ${pg.escapeLiteral(password)};
    end $$`)
}

/** Lets the login of this address become the roles that requests use; the migrations create the roles. */
export const letServe = async (owner: pg.Pool, url: string): Promise<void> => {
  const login = new pg.Client(url).user ?? ''
  const mayBe = requestRoles.map((role) => `pg_has_role(${pg.escapeLiteral(login)}, '${role}', 'member')`)
  await owner.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${lockKey});
      if not (${mayBe.join(' and ')}) then grant ${requestRoles.join(', ')} to ${pg.escapeIdentifier(login)}; end if;
    end $$`)
}
