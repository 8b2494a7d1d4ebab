import {
  type ProductType,
  plainType,
  productTypeNames,
  ruleOf,
  type StudioType,
} from '@stagedoor/contract/product-types';
import IconBriefcase2 from '@tabler/icons-react/dist/esm/icons/IconBriefcase2.mjs';
import IconBuildingMonument from '@tabler/icons-react/dist/esm/icons/IconBuildingMonument.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPhonePlus from '@tabler/icons-react/dist/esm/icons/IconPhonePlus.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';

export const typeIcons = {
  AUTOGRAPH: IconSignature,
  VIDEO_GREETING: IconVideo,
  AUTO_REPLY: IconKey,
  PHYSICAL: IconPackage,
  EVENT: IconTicket,
  COLLABORATION: IconBriefcase2,
  MUSEUM_TOUR: IconBuildingMonument,
  MSG: IconMessageCircle,
  CALL: IconPhone,
  MESSAGE_PACKAGE: IconMessages,
  CALL_PACKAGE: IconPhonePlus,
} as const satisfies Record<StudioType, unknown>;

const isMadeHere = (type: ProductType | undefined): type is StudioType =>
  type !== undefined && ruleOf(type).home === 'studio';

export const studioTypes: readonly StudioType[] = productTypeNames.filter(isMadeHere);

/** The type behind a name of the wire or an address, if it is made in the studio. */
export const studioType = (name: string | null): StudioType | undefined => {
  const type = plainType(name ?? '');
  return isMadeHere(type) ? type : undefined;
};
