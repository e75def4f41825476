/** Names the company whose staff prepare its site before it is approved: its data are read as if it were published. */
export const preparedHeader = 'x-prepared-company'
