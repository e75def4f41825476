/** Header of an answer to a navigation within the application that needs a session, without one (B-3, B-4). */
export const sessionHeader = 'x-session-missing'
