/** The name of the button of a form without a script that asks for another code in place of the one in its field. */
export const newCodeButton = 'NEW_CODE'
