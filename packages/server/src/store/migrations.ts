import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely'

const ROOMS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rooms')
      .addColumn('name', 'text', (it) => it.primaryKey())
      .addColumn('settings', 'text', (it) => it.notNull())
      .addColumn('seed', 'text', (it) => it.notNull())
      .addColumn('created', 'bigint', (it) => it.notNull())
      .addColumn('touched', 'bigint', (it) => it.notNull())
      .addColumn('maker', 'text', (it) => it.notNull())
      .execute()
    await db.schema.createIndex('rooms_touched').on('rooms').column('touched').execute()
    await db.schema.createIndex('rooms_maker').on('rooms').columns(['maker', 'created']).execute()
    await db.schema
      .createTable('seats')
      .addColumn('room', 'text', (it) => it.notNull().references('rooms.name').onDelete('cascade'))
      .addColumn('role', 'text', (it) => it.notNull())
      .addColumn('token', 'text', (it) => it.notNull())
      .addPrimaryKeyConstraint('seats_key', ['room', 'role'])
      .execute()
    await db.schema
      .createTable('entries')
      .addColumn('room', 'text', (it) => it.notNull().references('rooms.name').onDelete('cascade'))
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('at', 'bigint', (it) => it.notNull())
      .addColumn('body', 'text', (it) => it.notNull())
      // The one rule by which two processes agree who answered.
      .addPrimaryKeyConstraint('entries_key', ['room', 'number'])
      .execute()
    await db.schema
      .createTable('snapshots')
      .addColumn('room', 'text', (it) => it.primaryKey().references('rooms.name').onDelete('cascade'))
      .addColumn('number', 'integer', (it) => it.notNull())
      .addColumn('body', 'text', (it) => it.notNull())
      .execute()
  },
}

const questions = (kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const isPostgres = kind === 'postgres'
    await db.schema
      .createTable('questions')
      .addColumn('place', isPostgres ? 'serial' : 'integer', (it) =>
        isPostgres ? it.primaryKey() : it.primaryKey().autoIncrement(),
      )
      .addColumn('hash', 'text', (it) => it.notNull().unique())
      .addColumn('game', 'text', (it) => it.notNull())
      .addColumn('text', 'text', (it) => it.notNull())
      .addColumn('title', 'text', (it) => it.notNull())
      .addColumn('plain', 'text', (it) => it.notNull())
      .addColumn('created', 'bigint', (it) => it.notNull())
      .execute()
    if (isPostgres) {
      await sql`create index questions_words on questions using gin (to_tsvector('simple', title || ' ' || plain))`.execute(
        db,
      )
      return
    }
    await sql`create virtual table question_words using fts5 (title, plain, content = 'questions', content_rowid = 'place')`.execute(
      db,
    )
    await sql`create trigger questions_words_added after insert on questions begin
        insert into question_words (rowid, title, plain) values (new.place, new.title, new.plain); end`.execute(
      db,
    )
    await sql`create trigger questions_words_gone after delete on questions begin
        insert into question_words (question_words, rowid, title, plain) values ('delete', old.place, old.title, old.plain); end`.execute(
      db,
    )
  },
})

/**
 * One set of migrations for both databases. A migration that has been released is never changed: the next one mends it.
 */
export const migrationsFor = (kind: 'sqlite' | 'postgres'): MigrationProvider => ({
  getMigrations: async () => ({ '0001-rooms': ROOMS, '0002-questions': questions(kind) }),
})
