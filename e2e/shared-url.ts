export const sharedPort = Number(process.env.TEST_PORT ?? 4317)

/** The server of all specs that have none of their own. */
export const sharedUrl = `http://localhost:${sharedPort}`
