import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';

export const uploads = {
  // Registration asks for a photo.
  uploadImage: endpoint({ ...routes.uploadImage, access: 'registering' }),
  uploadSomeImage: endpoint({ ...routes.uploadSomeImage, access: 'user' }),
};
