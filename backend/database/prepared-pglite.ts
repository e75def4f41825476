import { hash, randomUUID } from 'node:crypto'
import { PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { isRefusal, type ReadValue, readRows } from './read-rows.ts'

const { serialize } = protocol

// What is made of rows follows from this program too, and the next one may make something else of them.
const program = randomUUID()

/** Rows to be read when they are wanted, and what tells them from others before that. */
type RawRows = { mark: string; rows: () => unknown[][] }

type Statement = { name: string; columns: ReadValue[]; serializers: ((value: unknown) => string)[] }

/** How many are kept: texts that grow with a list's length must not fill the memory. */
const mostStatements = 500
/** How long a statement that writes may be to be kept: longer ones write many rows at once, each time another number. */
const longestWrite = 2000

const asItIs: ReadValue = (text) => text

/** What is worth to be prepared: Drizzle's reads and writes, but not what is to give rows as objects. */
const isWorth = (sql: string, { rowMode }: QueryOptions): boolean =>
  (rowMode === 'array' && /^select\b/.test(sql)) ||
  (/^(insert|update|delete)\b/.test(sql) && sql.length <= longestWrite)

/**
 * A PGlite that parses and plans each statement once, and then runs it by one message to Postgres; its own way takes six
 * messages and a new plan every time. Drizzle's reads and writes are run so, except inside a transaction. With `lazyRows`
 * the rows are left as they came.
 */
export class PreparedPglite extends PGlite {
  readonly #statements = new Map<string, Promise<Statement | undefined>>()

  override async query<T>(
    sql: string,
    params: unknown[] = [],
    options: QueryOptions & { lazyRows?: boolean } = {},
  ): Promise<Results<T> & { lazyRows?: RawRows }> {
    const statement = await this.#statement(sql, options)
    const isOurs = statement && (options.rowMode === 'array' || statement.columns.length === 0)
    const answer = isOurs ? await this.#run(statement, params) : undefined
    // What cannot be prepared, or fails, is left to PGlite, which tells why.
    if (!isOurs || !answer) return super.query(sql, params, options)
    const rows = () => readRows(answer, statement.columns)
    return options.lazyRows
      ? { rows: [], fields: [], lazyRows: { mark: hash('sha1', program + hash('sha1', answer)), rows } }
      : { rows: rows() as Results<T>['rows'], fields: [] }
  }

  #statement(sql: string, options: QueryOptions): Promise<Statement | undefined> | undefined {
    const known = this.#statements.get(sql)
    if (known || !isWorth(sql, options) || this.#statements.size >= mostStatements) return known
    const prepared = this.#prepare(`s${this.#statements.size}`, sql, options)
    this.#statements.set(sql, prepared)
    return prepared
  }

  async #prepare(name: string, sql: string, { parsers }: QueryOptions): Promise<Statement | undefined> {
    const described = await this.describeQuery(sql).catch(() => undefined)
    if (!described) return undefined
    await this.#send(serialize.parse({ name, text: sql }))
    return {
      name,
      columns: described.resultFields.map(
        ({ dataTypeID, parser }) => parsers?.[dataTypeID] ?? parser ?? asItIs,
      ),
      serializers: described.queryParams.map(({ serializer }) => serializer ?? String),
    }
  }

  /** What Postgres answers; undefined where it refuses. */
  async #run({ name, serializers }: Statement, params: unknown[]): Promise<Buffer | undefined> {
    const values = serializers.map((write, index) => {
      const value = params[index] ?? null
      return value === null ? null : write(value)
    })
    const bind = serialize.bind({ statement: name, values })
    const answer = await this.#send(bind, serialize.execute({}))
    return isRefusal(answer) ? undefined : answer
  }

  /** Waits for an open transaction, as every query does: it would be read from inside otherwise. */
  async #send(...messages: Uint8Array[]): Promise<Buffer> {
    await this._checkReady()
    const message = Buffer.concat([...messages, serialize.sync()])
    const parts: Uint8Array[] = []
    // A part lies in Postgres's own memory, so it is copied.
    const onRawData = (part: Uint8Array) => parts.push(part.slice())
    await this._runExclusiveTransaction(() => this.execProtocolRawStream(message, { onRawData }))
    return Buffer.concat(parts)
  }
}
