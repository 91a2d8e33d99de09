import { Avatar } from '@mantine/core';
import { initials } from '../lib/initials';
import { useUserPicture } from '../lib/userPicture';

interface UserAvatarProps {
  name: string;
  /** Path of the picture below /api/; none for initials. */
  image: string | null | undefined;
  size: number;
}

/** A user's picture, or the initials of his name; decoration beside the name. */
export function UserAvatar({ name, image, size }: UserAvatarProps) {
  return (
    <Avatar
      size={size}
      radius="50%"
      variant="filled"
      color="violet"
      src={useUserPicture(image) ?? null}
      alt=""
      aria-hidden
    >
      {initials(name)}
    </Avatar>
  );
}
