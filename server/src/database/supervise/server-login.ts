import pg from 'pg'

/** The login that serves requests on an embedded database: it owns nothing, and may only become one of the two roles. */
export const serverLogin = 'innkeeper_server'

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

/** Lets the login of this address become the two roles that requests use; the migrations create the roles. */
export const letServe = async (owner: pg.Pool, url: string): Promise<void> => {
  const login = new pg.Client(url).user ?? ''
  const mayNot = `not (pg_has_role(${pg.escapeLiteral(login)}, 'innkeeper_tenant', 'member') and pg_has_role(${pg.escapeLiteral(login)}, 'innkeeper_platform', 'member'))`
  await owner.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${lockKey});
      if ${mayNot} then grant innkeeper_tenant, innkeeper_platform to ${pg.escapeIdentifier(login)}; end if;
    end $$`)
}
