import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** A question as it is stored. */
export interface StoredQuestion {
  /** Its address. */
  readonly hash: string
  readonly game: string
  /** The canonical scenario. */
  readonly text: string
  readonly title: string
  /** The words that a search looks at, beside the title. */
  readonly plain: string
}

/** A question in a list. */
export type FoundQuestion = Pick<StoredQuestion, 'hash' | 'game' | 'title'>

/** Words of a search beyond these are left out. */
const MOST_WORDS = 12

/** The questions in the database; they are only ever added. */
export class QuestionStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Keeps a question; one that is there already stays as it is. Whether it is new. */
  async keep(question: StoredQuestion, now: number): Promise<boolean> {
    const result = await this.#database.db
      .insertInto('questions')
      .values({ ...question, created: now })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .executeTakeFirst()
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
  }

  async find(hash: string): Promise<Omit<StoredQuestion, 'plain'> | null> {
    const found = await this.#database.db
      .selectFrom('questions')
      .select(['hash', 'game', 'text', 'title'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    return found ?? null
  }

  /** Questions with all words of a search, the best first; the newest without any word. */
  async search(asked: string, most: number): Promise<readonly FoundQuestion[]> {
    const words = (asked.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
    const { db, kind } = this.#database
    if (words.length === 0) {
      const newest = db.selectFrom('questions').select(['hash', 'game', 'title']).orderBy('place', 'desc')
      return newest.limit(most).execute()
    }
    // Words are letters and digits, so that none is an operator; the last letters of a word may be missing.
    const { rows } =
      kind === 'postgres'
        ? await sql<FoundQuestion>`select hash, game, title from questions,
            to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}) as wanted
            where to_tsvector('simple', title || ' ' || plain) @@ wanted
            order by ts_rank(to_tsvector('simple', title || ' ' || plain), wanted) desc, place desc
            limit ${most}`.execute(db)
        : await sql<FoundQuestion>`select q.hash, q.game, q.title from question_words
            join questions q on q.place = question_words.rowid
            where question_words match ${words.map((word) => `"${word}"*`).join(' ')}
            order by bm25(question_words, 4.0, 1.0), q.place desc
            limit ${most}`.execute(db)
    return rows
  }
}
