/** The limits of a server, so that nobody can use it up. Times are in milliseconds. */
export interface Limits {
  /** Rooms that one address may make in an hour. */
  readonly roomsAnHour: number
  /** A room without an entry for so long is deleted. */
  readonly roomAge: number
  /** Rooms whose positions are held in memory without anybody in them. */
  readonly idleRooms: number
  /** A room in which nothing happens gives back the memory of its past after so long; one that nobody is in, all of it. */
  readonly idleFor: number
  /** Open sockets of one address, and of all. */
  readonly socketsAnAddress: number
  readonly sockets: number
  /** Bytes of a message of a socket, and of a body of HTTP. */
  readonly messageBytes: number
  /** Messages of a socket a second, and at once. */
  readonly messagesASecond: number
  readonly messagesAtOnce: number
  /** Requests of HTTP of an address a minute, but for files of the web app. */
  readonly requestsAMinute: number
  /** Files of the web app that an address gets in a minute. A first visit takes some hundred, and a club shares one address. */
  readonly filesAMinute: number
  /** Bytes that wait for a slow reader: more are left out, and the reader gets the newest when it has read. */
  readonly waitingBytes: number
  /** A reader who has read nothing for so long is cut off. */
  readonly slowFor: number
  /** A socket that has not said who it is for so long is closed. */
  readonly strangerFor: number
  /** The pause before a bot answers. */
  readonly botPause: number
}

/** Milliseconds. */
export const HOUR = 3_600_000

export const LIMITS: Limits = {
  roomsAnHour: 60,
  roomAge: 30 * 24 * HOUR,
  idleRooms: 200,
  idleFor: 60_000,
  socketsAnAddress: 100,
  sockets: 10_000,
  messageBytes: 64_000,
  messagesASecond: 20,
  messagesAtOnce: 60,
  requestsAMinute: 600,
  filesAMinute: 30_000,
  waitingBytes: 1_000_000,
  slowFor: 30_000,
  strangerFor: 10_000,
  botPause: 400,
}
