export { linkSigner } from './link-signer.ts';
export { mediaJobs, sweepMedia } from './media.jobs.ts';
export { mediaPersonalData } from './media.personal-data.ts';
export { mediaRoutes } from './media.routes.ts';
export { createMedia, type Media } from './media.ts';
export { mediaLink, widthIn } from './media-link.ts';
export { createPrivateFiles, type PrivateFiles } from './private-files.ts';
export { uploadsRoutes } from './uploads/uploads.routes.ts';
export { createUploads } from './uploads/uploads.ts';
