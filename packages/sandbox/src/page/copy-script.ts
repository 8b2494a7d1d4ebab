/** Makes every button with `data-copy` copy that text, and confirms with the text of `data-copied`. */
export const copyScript = `
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = false;
  const words = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      getSelection().selectAllChildren(button.previousElementSibling);
      return;
    }
    button.textContent = button.dataset.copied;
    setTimeout(() => {
      button.textContent = words;
    }, 2000);
  });
}
`;
