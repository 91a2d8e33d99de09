/** Where people turn for help with the product. */
export const CONTACT = 'support@stemma.local';
