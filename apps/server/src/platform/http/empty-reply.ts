/** The reply of a call that returns nothing. */
export const emptyReply = async (work: Promise<unknown>): Promise<Record<string, never>> => {
  await work;
  return {};
};
