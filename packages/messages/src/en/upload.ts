/** Files that are uploaded in chunks: a delivery, the video or audio of a post. */
export const upload = {
  another: 'Choose another',
  sending: 'Uploading, {percent}%',
  progress: 'Upload progress',
  waiting: 'Connection lost at {percent}%. We’ll resume automatically.',
  goOn: 'Resume now',
  checking: 'Checking the upload…',
  ready: 'Upload complete',
  resumed: 'Resuming the upload you started.',
  tooLarge: 'This file is larger than {most, number} MB. Choose a shorter one or a lower quality.',
  tooMany: 'Too many uploads at the same time. Finish one, or try tomorrow.',
  unplayable: 'Browsers can’t play this file. Choose another format.',
  changed: 'The upload was damaged on the way. Choose the file again.',
} as const;
