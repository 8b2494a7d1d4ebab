/** What has arrived from the other side so far: packets of sound and picture. */
export const arrivedIn = (stats: RTCStatsReport | undefined): number => {
  let packets = 0;
  stats?.forEach((report) => {
    if (report.type === 'inbound-rtp') packets += report.packetsReceived ?? 0;
  });
  return packets;
};
