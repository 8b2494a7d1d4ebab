/** Opens the device's share sheet; without one, copies the link. Tells whether it was copied. */
export const shareLink = async (title: string, url: string): Promise<boolean> => {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false; // the user closed the share sheet
  }
};
