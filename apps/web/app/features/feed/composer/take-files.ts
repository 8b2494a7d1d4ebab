import type { ComposerForm } from './use-composer.ts';

/** Attaches chosen, dropped or pasted files; false when there is nothing to attach, or something else is attached. */
export const takeFiles = (form: ComposerForm, files: readonly File[]): boolean => {
  const { attached, file } = form.values;
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const recording = files.find(({ type }) => /^(?:video|audio)\//.test(type));
  if (pictures.length > 0 && (attached === null || attached === 'pictures')) {
    form.change({ attached: 'pictures' });
    form.pictures.add(pictures);
    return true;
  }
  if (!recording || file || !(attached === null || attached === 'file')) return false;
  form.change({ attached: 'file' });
  void form.upload.take(recording);
  return true;
};
